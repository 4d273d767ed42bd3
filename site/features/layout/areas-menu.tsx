import { useDistricts } from '../../lib/page-context';
import { Dropdown } from '../../ui/dropdown';

/** The areas as a drop-down of the desktop menu. */
export function AreasMenu() {
  const districts = useDistricts();
  return (
    <Dropdown
      label="Areas"
      buttonClass="menu-link gap-1"
      panelClass="absolute inset-e-0 top-full mt-2 w-104 rounded-card border border-line bg-white p-2 shadow-soft"
    >
      <ul className="grid grid-cols-2">
        {districts.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={`/apartments/${slug}`}
              className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sand"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
