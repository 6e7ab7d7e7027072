/** All that a signature left behind (D18): its rows alone, never what the proposal or the company are now. */
export interface SignatureEvidence {
  codigo: string;
  nome: string;
  email: string;
  em: Date;
  ip: string;
  /** 0 where it was not known. */
  porta: number;
  user_agent: string;
  versao: number;
  hash: Buffer;
  consentimento: { versao: string; texto: string };
  /** The history up to and including the signature, oldest first. */
  eventos: SignedEvent[];
}

export interface SignedEvent {
  seq: number;
  tipo: string;
  em: Date;
  hash: Buffer;
}

/** Where anybody can ask whether the signature is real. */
export const verificationAddress = (publicUrl: string, codigo: string): string =>
  `${publicUrl}/verificar/${codigo}`;
