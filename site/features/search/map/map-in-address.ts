/** Ends the address of a list while its map fills the screen of a phone. */
export const MAP_IN_ADDRESS = '#map';

export const isMapInAddress = (): boolean => window.location.hash === MAP_IN_ADDRESS;
