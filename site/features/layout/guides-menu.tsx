import { useMenu } from '../../lib/page-context';
import { Dropdown } from '../../ui/dropdown';

/** The categories of guides as a drop-down of the desktop menu. */
export function GuidesMenu() {
  const { categories } = useMenu();
  if (categories.length === 0) return null;
  return (
    <Dropdown
      label="Guides"
      buttonClass="menu-link gap-1"
      panelClass="absolute inset-e-0 top-full mt-2 w-56 rounded-card border border-line bg-white p-2 shadow-soft"
    >
      <ul>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={`/category/${slug}`}
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
