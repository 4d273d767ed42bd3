import type { wishlistRoutes } from '../../../contracts/accounts/wishlists';
import type { Handlers } from '../handlers';
import { requireAccount } from '../platform/http/signed-in';

/** What guests keep in their accounts. */
export const wishlistHandlers: Handlers<keyof typeof wishlistRoutes> = {
  'GET /api/wishlist': async ({ ctx, engine }) => ({
    data: await engine.wishlists.find(requireAccount(ctx).documentId),
  }),

  'PUT /api/wishlist/apartments/{apartmentId}': async ({ ctx, engine, params }) => ({
    data: await engine.wishlists.add(requireAccount(ctx).documentId, params.apartmentId),
  }),

  'DELETE /api/wishlist/apartments/{apartmentId}': async ({ ctx, engine, params }) => ({
    data: await engine.wishlists.remove(requireAccount(ctx).documentId, params.apartmentId),
  }),

  'POST /api/wishlist/merge': async ({ ctx, engine, body }) => ({
    data: await engine.wishlists.merge(requireAccount(ctx).documentId, body.data.apartments),
  }),

  'PUT /api/wishlist/share': async ({ ctx, engine }) => ({
    data: await engine.wishlists.share(requireAccount(ctx).documentId),
  }),

  'DELETE /api/wishlist/share': async ({ ctx, engine }) => ({
    data: await engine.wishlists.unshare(requireAccount(ctx).documentId),
  }),
};
