/** Who used the application when and from where (Marco Civil da Internet, Lei 12.965/2014, art. 15; D35). No content. */
export interface AccessRecord {
  em: Date;
  user_id: string | null;
  /** Beginning of the SHA-256 (hex) of the link's token: enough to find the link, useless for opening it. */
  link: string | null;
  ip: string;
  porta: number;
  metodo: string;
  /** The template: no id and no token stands in it. */
  rota: string;
  status: number;
}
