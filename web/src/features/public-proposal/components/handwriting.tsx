/** A name in pen blue on a line. The line's position never changes. */
export function Handwriting({ name }: { name: string }) {
  const size = name.length > 28 ? 'text-xl' : 'text-3xl';
  return (
    <p
      translate="no"
      className={`flex min-h-16 items-end justify-center border-b border-edge px-3 text-center font-hand font-medium text-pen [overflow-wrap:anywhere] ${size}`}
    >
      {name || '\u00a0'}
    </p>
  );
}
