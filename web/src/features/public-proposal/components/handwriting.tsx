interface Props {
  name: string;
  /** It is written before the reader's eyes: it has just been signed. */
  written?: boolean;
}

/** A name in pen blue on a line. The line's position never changes. */
export function Handwriting({ name, written = false }: Props) {
  const size = name.length > 28 ? 'text-xl' : 'text-3xl';
  return (
    <p
      translate="no"
      className={`flex min-h-16 items-end justify-center border-b border-edge px-3 text-center font-hand font-medium text-pen [overflow-wrap:anywhere] ${size}`}
    >
      <span className={written ? 'pen-written' : undefined}>{name || '\u00a0'}</span>
    </p>
  );
}
