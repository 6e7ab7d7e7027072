/** The evidence of a signature (D18): only its rows, never the proposal's or company's current data. */
export interface SignatureEvidence {
  codigo: string;
  nome: string;
  email: string;
  em: Date;
  ip: string;
  /** 0 if unknown. */
  porta: number;
  user_agent: string;
  versao: number;
  hash: Buffer;
  /** End of the link that was signed through, by the history; null where that does not say it. */
  validade: Date | null;
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

/** Where anybody can verify the signature. */
export const verificationAddress = (publicUrl: string, codigo: string): string =>
  `${publicUrl}/verificar/${codigo}`;
