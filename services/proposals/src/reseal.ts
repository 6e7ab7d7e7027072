import { readConfig } from '@acordo/service-kit/config/read-config';
import { secretKeys } from '@acordo/service-kit/config/variables';
import { runReseal } from '@acordo/service-kit/secrets/reseal-command';
import { z } from 'zod';
import { linkCipher } from './links/link-cipher.js';

/** One-shot: encrypts again with the first key what older keys of LINK_KEY encrypted; `--check` only counts (docs/decisions/0022). */
const { DATABASE_URL, LINK_KEY } = readConfig(
  z.object({ DATABASE_URL: z.url().describe('Postgres as proposals_app.'), LINK_KEY: secretKeys }),
);
process.exitCode = await runReseal(
  {
    application: 'acordo-proposals-reseal',
    url: DATABASE_URL,
    schema: 'proposals',
    places: [
      {
        name: 'Links de propostas',
        table: 'proposal_links',
        id: 'id',
        column: 'token_cifrado',
        cipher: linkCipher(LINK_KEY),
      },
    ],
  },
  process.argv.slice(2),
);
