import { readConfig } from '@acordo/service-kit/config/read-config';
import { secretKeys } from '@acordo/service-kit/config/variables';
import { runReseal } from '@acordo/service-kit/secrets/reseal-command';
import { z } from 'zod';
import { tokenCipher } from './account-tokens/account-tokens.js';
import { countCodesByKey } from './admins/recovery-code-keys.js';
import { SecondFactorKeys } from './admins/second-factor-keys.js';

/** One-shot: encrypts again with the first key what older keys of DATA_KEY encrypted; `--check` only counts (docs/decisions/0022). */
const { DATABASE_URL, DATA_KEY } = readConfig(
  z.object({ DATABASE_URL: z.url().describe('Postgres as identity_app.'), DATA_KEY: secretKeys }),
);
const secondFactor = new SecondFactorKeys(DATA_KEY);
process.exitCode = await runReseal(
  {
    application: 'acordo-identity-reseal',
    url: DATABASE_URL,
    schema: 'identity',
    places: [
      {
        name: 'Links enviados por e-mail (conta)',
        table: 'account_tokens',
        id: 'id',
        column: 'token_cifrado',
        cipher: tokenCipher(DATA_KEY),
        living: 'expira_em > agora()',
      },
      {
        name: 'Sementes da verificação em duas etapas',
        table: 'admin_second_factors',
        id: 'admin_id',
        column: 'semente_cifrada',
        cipher: secondFactor.cipher,
      },
    ],
    kept: async (db) => {
      const { current, older, unknown, lost } = await countCodesByKey(db, secondFactor.codeKeyIds);
      return {
        line: `Códigos de recuperação não usados (guardados como HMAC, não podem ser selados de novo): ${current} da chave nova, ${older} de chave antiga, ${unknown} de antes deste registro, ${lost} de chave que não está mais aqui.`,
        needsOlder: older > 0 || (unknown > 0 && DATA_KEY.length > 1),
      };
    },
  },
  process.argv.slice(2),
);
