export interface Credentials {
  email: string;
  password: string;
}

/** The credentials file's text: for a person who opens it. */
export const credentialsText = ({ email, password }: Credentials): string =>
  `Administrador do Acordo (/vitamina/login)\nE-mail: ${email}\nSenha: ${password}\n`;

/** Reads it back; null when it is not such a text. */
export function parseCredentials(text: string): Credentials | null {
  const email = /^E-mail: (.+)$/m.exec(text)?.[1];
  const password = /^Senha: (.+)$/m.exec(text)?.[1];
  return email && password ? { email, password } : null;
}
