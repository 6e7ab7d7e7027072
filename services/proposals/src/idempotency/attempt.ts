import { canonicalBytes, sha256 } from '@acordo/document/canonical';

/** One attempt of a call that its caller may repeat (D49): what identifies the attempt, and its body. */
export interface Attempt {
  chave: Buffer;
  corpo_hash: Buffer;
}

interface Call {
  method: string;
  path: string;
}

/**
 * Scope: caller, method, path, key. `caller` names a user or a link; for a link it is the path parameter as well.
 * Null without a key. The body is compared after its contract was applied.
 */
export function attemptOf(caller: string, call: Call, key: string | null, body: object): Attempt | null {
  if (key === null) return null;
  return {
    chave: sha256([caller, call.method, call.path, key].join('\n')),
    corpo_hash: sha256(canonicalBytes(body)),
  };
}
