import { z } from 'zod';
import { WISHLIST_LIMIT } from '../../shared/domain/guests/wishlist';
import { data, id } from '../fields';
import { route, type RouteTable } from '../route';

const Wishlist = z
  .strictObject({
    apartments: z.array(z.string()).describe('Public ids, the one added last first.'),
    shareToken: z
      .string()
      .nullable()
      .describe('Opens it read-only at `/wishlist/{token}` of the site; null while it is not shared.'),
  })
  .meta({ id: 'Wishlist' });
/** The wishlist of an account. */
export type Wishlist = z.infer<typeof Wishlist>;

/** What changes the wishlist of whoever asks, and answers with it. */
const change = <const Line extends { summary: string; handler: string }>(line: Line) =>
  route({ access: 'account', personal: true, answer: data(Wishlist), ...line });

const apartment = { params: z.strictObject({ apartmentId: id }) };

/** The wishlists of accounts. */
export const wishlistRoutes = {
  'GET /api/wishlist': change({ summary: 'Read my wishlist', handler: 'wishlists.find' }),
  'PUT /api/wishlist/apartments/{apartmentId}': change({
    summary: `Add an apartment to my wishlist; of more than ${WISHLIST_LIMIT} the oldest goes`,
    handler: 'wishlists.add',
    ...apartment,
    errors: { 404: "This apartment doesn't exist." },
  }),
  'DELETE /api/wishlist/apartments/{apartmentId}': change({
    summary: 'Take an apartment out of my wishlist',
    handler: 'wishlists.remove',
    ...apartment,
  }),
  'POST /api/wishlist/merge': change({
    summary: 'Put what a device has kept into my wishlist, before what is in it',
    handler: 'wishlists.merge',
    body: data(
      z.strictObject({
        apartments: z
          .array(id)
          .max(WISHLIST_LIMIT, `must name ${WISHLIST_LIMIT} apartments or fewer`)
          .describe('Public ids, the one added last first. What is not offered is left out.'),
      }),
    ),
    example: {
      body: { data: { apartments: ['marina-view-two-bedroom'] } },
      answer: { data: { apartments: ['marina-view-two-bedroom'], shareToken: null } },
    },
  }),
  'PUT /api/wishlist/share': change({
    summary: 'Share my wishlist by a link, or read the link by which it is shared',
    handler: 'wishlists.share',
  }),
  'DELETE /api/wishlist/share': change({
    summary: 'Stop sharing my wishlist: its link opens nothing any more',
    handler: 'wishlists.unshare',
  }),
} satisfies RouteTable;
