import { messages } from '../../messages/messages';

interface FactTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Facts in a table: on phones each row is a block, with its first column as the heading. */
export function FactTable({ columns, rows }: FactTableProps) {
  if (rows.length === 0) return <p className="text-muted">{messages().sections.nothingFilledIn}</p>;
  return (
    <table className="w-full max-w-3xl text-start text-sm">
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b border-line py-2 pe-6 text-start font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-b border-line max-sm:block max-sm:py-2">
            <th
              scope="row"
              className="py-2 pe-6 text-start align-top font-semibold max-sm:block max-sm:py-0.5"
            >
              {first}
            </th>
            {others.map((text, index) => (
              <td key={index} className="py-2 pe-6 align-top wrap-anywhere max-sm:block max-sm:py-0.5">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
