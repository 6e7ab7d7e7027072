import { firstName } from '@acordo/brazil/text';

/** P25: first name, else the email, else 'Usuário'. */
export function greetingName(user: { nome?: string | undefined; email?: string | undefined }): string {
  return firstName(user.nome ?? '') || user.email?.trim() || 'Usuário';
}
