import type { Logo } from '../../api/site-api';

/** The logo of the business, read out as its name. Wide logos become lower on phones, where the header is short of room. */
export function LogoPicture({ logo, brand }: { logo: Logo; brand: string }) {
  return (
    <img
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={brand}
      className="h-auto max-h-10 w-auto max-w-40 object-contain sm:max-w-60"
    />
  );
}
