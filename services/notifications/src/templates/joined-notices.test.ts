import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { isNotice, MAIL_KINDS } from '@acordo/contracts/internal/mail/kinds';
import { describe, expect, it } from '@jest/globals';
import { joinedNotices } from './joined-notices.js';
import { plainText } from './layout/plain-text.js';
import type { Email } from './email.js';
import { contentOf } from './write-email.js';

const site = { appName: 'Acordo', publicUrl: 'https://acordo.example' };
const enclosed = { link: '', token: '', pdf: true, logo: false, signature: false };
const notices = MAIL_KINDS.filter(isNotice).map((kind) =>
  contentOf({ kind, model: mailFixtures[kind] } as Email, site, enclosed),
);
const words = (text: string) => text.toLowerCase().match(/[\p{L}\d$]+/gu) ?? [];
const runs = (text: string) =>
  words(text)
    .map((_, at, all) => all.slice(at, at + 3).join(' '))
    .filter((run) => run.split(' ').length === 3);

describe('notices combined in one message (D48)', () => {
  const joined = joinedNotices(notices, site);

  it.each(joined.items ?? [])('repeats nothing for “$headline”', ({ lead, detail }) => {
    expect(detail).not.toBe('');
    const said = runs(lead);
    expect(runs(detail).filter((run) => said.includes(run))).toEqual([]);
  });

  it('has a different text in each of its parts', () => {
    const { subject, preheader, headline, lead } = joined;
    expect(headline).not.toBe(subject);
    expect(runs(lead).filter((run) => runs(`${subject}. ${preheader}`).includes(run))).toEqual([]);
    expect(preheader).toContain(notices[0]?.subject);
  });

  it('mentions signed documents only if there is one', () => {
    const others = notices.filter(({ signature }) => !signature);
    expect(plainText(joined, site)).toContain('documentos assinados');
    expect(plainText(joinedNotices(others, site), site)).not.toContain('documentos assinados');
  });
});
