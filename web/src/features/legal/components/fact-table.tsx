interface FactTableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table on wide screens; on phones each row becomes a small block, since three columns of words don't fit. */
export function FactTable({ head, rows }: FactTableProps) {
  return (
    <table className="block w-full border-collapse text-sm sm:table">
      <thead className="hidden sm:table-header-group">
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="border-b border-edge py-2 pr-4 text-left font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(([first, ...rest]) => (
          <tr key={first} className="block border-b border-line py-2 sm:table-row">
            <th
              scope="row"
              className="block py-0.5 pr-4 text-left align-top font-medium break-words sm:table-cell sm:py-2.5"
            >
              {first}
            </th>
            {rest.map((text) => (
              <td key={text} className="block py-0.5 pr-4 align-top text-ink-soft sm:table-cell sm:py-2.5">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
