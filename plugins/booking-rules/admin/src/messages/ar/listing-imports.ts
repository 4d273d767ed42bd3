import type { PanelMessages } from '../types';

export const listingImports: PanelMessages['listingImports'] = {};
