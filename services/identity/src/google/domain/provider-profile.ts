import { email } from '@acordo/contracts/fields/email';
import { name } from '@acordo/contracts/fields/name';
import { MESSAGES } from '@acordo/contracts/messages';
import { z } from 'zod';

/** Who somebody is at an identity provider: issuer and subject; the rest is the provider's current data. */
export interface ProviderProfile {
  issuer: string;
  subject: string;
  email: string;
  nome: string;
}

/** OpenID Connect Core, 2: at most 255 characters. */
const subject = z.string().min(1).max(255);
const personName = name(MESSAGES.nameRequired);

/**
 * D11: the person of an ID token that is verified already. Null if it has no email address, or one that the
 * provider has not verified: only `true` counts, not similar values.
 */
export function readProviderProfile(claims: Readonly<Record<string, unknown>>): ProviderProfile | null {
  const who = z
    .object({ iss: z.string().min(1), sub: subject, email, email_verified: z.literal(true) })
    .safeParse(claims);
  if (!who.success) return null;
  const { iss, sub } = who.data;
  const named = personName.safeParse(claims['name']);
  const before = who.data.email.split('@')[0] ?? '';
  return { issuer: iss, subject: sub, email: who.data.email, nome: named.success ? named.data : before };
}
