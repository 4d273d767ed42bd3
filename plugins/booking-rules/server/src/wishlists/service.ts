import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { Wishlist as WishlistView } from '../../../contracts/accounts/wishlists';
import {
  mergedWishlist,
  withApartment,
  withoutApartment,
  type Wishlist,
} from '../../../shared/domain/guests/wishlist';
import type { InventoryService } from '../inventory/service';
import { inTransaction } from '../platform/transaction';

/** Made by the migration 0045: one row for each account, by the documentId of its user. */
const WISHLISTS = 'booking_wishlists';
const USER = 'plugin::users-permissions.user';
/** A token of 32 characters that nobody can guess. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

interface WishlistRow {
  account: string;
  /** JSON: public ids. */
  apartments: string;
  share_token: string | null;
}

/** What is changed of a row. */
type RowChange = Partial<Pick<WishlistRow, 'apartments' | 'share_token'>>;

export interface WishlistDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** The wishlists of accounts, and the links by which they are shared. */
export function createWishlists({ strapi, inventory }: WishlistDeps) {
  const isOffered = (apartmentId: string): boolean => inventory.find(apartmentId) !== null;

  /** Reads and changes the row of an account, one after the other. */
  const change = (account: string, next: (row: WishlistRow) => RowChange): Promise<WishlistView> =>
    inTransaction(strapi, async (trx) => {
      await trx<WishlistRow>(WISHLISTS)
        .insert({ account, apartments: '[]', share_token: null })
        .onConflict('account')
        .ignore();
      const row: WishlistRow | undefined = await trx<WishlistRow>(WISHLISTS)
        .where({ account })
        .forUpdate()
        .first();
      if (row === undefined) throw new errors.NotFoundError('This account no longer exists');
      const changed = next(row);
      if (Object.keys(changed).length > 0)
        await trx<WishlistRow>(WISHLISTS).where({ account }).update(changed);
      return viewOf({ ...row, ...changed });
    });

  const changeList = (account: string, next: (wishlist: Wishlist) => Wishlist): Promise<WishlistView> =>
    change(account, ({ apartments }) => ({ apartments: JSON.stringify(next(listOf(apartments))) }));

  return {
    /** The list of an account; an empty one where it has none. */
    async find(account: string): Promise<WishlistView> {
      const row = await rowWhere(strapi.db.connection, { account });
      return row ? viewOf(row) : { apartments: [], shareToken: null };
    },

    /** @throws NotFoundError for an apartment that is not published */
    add(account: string, apartmentId: string): Promise<WishlistView> {
      if (!isOffered(apartmentId)) throw new errors.NotFoundError("This apartment doesn't exist");
      return changeList(account, (wishlist) => withApartment(wishlist, apartmentId));
    },

    remove: (account: string, apartmentId: string): Promise<WishlistView> =>
      changeList(account, (wishlist) => withoutApartment(wishlist, apartmentId)),

    /** Puts what a device has kept into the list of an account. */
    merge: (account: string, device: Wishlist): Promise<WishlistView> =>
      changeList(account, (wishlist) => mergedWishlist(wishlist, device.filter(isOffered))),

    /** Makes the link by which a list is shared; there is one at a time. */
    share: (account: string): Promise<WishlistView> =>
      change(account, ({ share_token }) =>
        share_token === null ? { share_token: randomBytes(TOKEN_BYTES).toString('base64url') } : {},
      ),

    /** Whoever opens the link from now on finds nothing; another one is made when the list is shared again. */
    unshare: (account: string): Promise<WishlistView> => change(account, () => ({ share_token: null })),

    /** What somebody shares by a link; null for a link that opens nothing. */
    async shared(token: string): Promise<Wishlist | null> {
      if (!TOKEN.test(token)) return null;
      const row = await rowWhere(strapi.db.connection, { share_token: token });
      return row ? listOf(row.apartments) : null;
    },
  };
}

/** What an account kept and shared goes with it. Must run in `register()`. */
export function removeWishlistsWithAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterDelete({ result }) {
      const { documentId } = (result ?? {}) as { documentId?: string };
      if (documentId === undefined) return;
      // In the transaction under way, if there is one: the account is deleted in it.
      await inTransaction(strapi, (trx) => trx(WISHLISTS).where({ account: documentId }).delete());
    },
  });
}

const rowWhere = (connection: Knex, where: Partial<WishlistRow>): Promise<WishlistRow | undefined> =>
  connection<WishlistRow>(WISHLISTS).where(where).first();

const listOf = (apartments: string): Wishlist => JSON.parse(apartments) as string[];

function viewOf({ apartments, share_token }: WishlistRow): WishlistView {
  return { apartments: [...listOf(apartments)], shareToken: share_token };
}
