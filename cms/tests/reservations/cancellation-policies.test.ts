import { createUsualPolicy } from '../../src/bootstrap/usual-policy';
import { engineOf } from 'booking-rules/engine';
import { create, createApartment, noticed, remove, UID, update } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'policy-flat';
const guest = guestOf(server.url);
const { strapi } = server;
const usual = () => engineOf(strapi).inventory.current().policies.cancellation;

/** The policy that the site settings name. */
async function chosen(): Promise<string | undefined> {
  const setting: unknown = await strapi
    .documents(UID.siteSetting)
    .findFirst({ populate: { cancellationPolicy: { fields: ['name'] } } as never });
  return (setting as { cancellationPolicy: { documentId: string } | null }).cancellationPolicy?.documentId;
}

test('a stay keeps the policy that was agreed, whatever becomes of it', async () => {
  const policy = await create(UID.cancellationPolicy, {
    name: 'Moderate',
    tiers: [{ percent: 80, days: 5 }],
  });
  const apartment = await createApartment(apartmentId, { cancellationPolicy: policy });
  const quote = await guest.quote({ apartmentId, ...stayIn(40, 3), guests: 2 });
  expect(quote).toMatchObject({
    cancellationPolicy: { id: policy, name: 'Moderate' },
    refunds: [{ percent: 80, until: inDays(35) }, { percent: 0 }],
  });
  const { data: booked } = await guest.book(reservationFor(quote.number, 'policy@guests.example'));
  expect(booked.cancellationPolicy?.name).toBe('Moderate');

  await update(UID.cancellationPolicy, policy, { name: 'Strict', tiers: [{ percent: 10, days: 20 }] });
  await noticed();
  const later = await guest.quote({ apartmentId, ...stayIn(60, 3), guests: 2 });
  expect(later).toMatchObject({ cancellationPolicy: { name: 'Strict' }, refunds: [{ percent: 10 }, {}] });
  expect(await (await fetch(`${server.url}/apartment/${apartmentId}`)).text()).toContain('10% refund');
  const staff = await createStaff('policy-manager', [PERMISSION.read, PERMISSION.manage]);
  const manager = managerOf(server.url, staff);
  const moved = await manager.act(booked.reference, 'move', { apartmentId, ...stayIn(50, 3) });
  expect(moved.data).toMatchObject({
    cancellationPolicy: { name: 'Moderate' },
    refunds: [{ percent: 80, until: inDays(45) }, { percent: 0 }],
  });

  await expect(remove(UID.cancellationPolicy, policy)).rejects.toThrow('Choose another one there first');
  await update(UID.apartment, apartment, { cancellationPolicy: null });
  await strapi.documents(UID.apartment).publish({ documentId: apartment });
  await remove(UID.cancellationPolicy, policy);
  await noticed();
  expect((await guest.readReservation(booked.reference, 'policy@guests.example')).data).toMatchObject({
    cancellationPolicy: { name: 'Moderate' },
  });
  const fallen = await guest.quote({ apartmentId, ...stayIn(60, 3), guests: 2 });
  expect(fallen.cancellationPolicy).toEqual(usual());
  await remove(UID.apartment, apartment);
});

test('the policy of the business cannot be deleted while the settings name it', async () => {
  const id = await chosen();
  await expect(remove(UID.cancellationPolicy, id ?? '')).rejects.toThrow('Choose another one there first');
});

test('tiers that an older version kept in the settings become the policy of the business', async () => {
  const [setting, before] = await Promise.all([strapi.documents(UID.siteSetting).findFirst(), chosen()]);
  const others = await strapi.documents(UID.cancellationPolicy).findMany();
  const { connection } = strapi.db;
  await update(UID.siteSetting, setting?.documentId ?? '', { cancellationPolicy: null });
  for (const { documentId } of others) await remove(UID.cancellationPolicy, documentId);
  const tiers = [
    { percent: 90, days: 21 },
    { percent: 40, days: 7 },
  ];
  for (const [index, tier] of tiers.entries()) {
    await connection('components_booking_cancellation_tiers').insert(tier);
    const row = await connection('components_booking_cancellation_tiers').where(tier).first<{ id: number }>();
    await connection('site_setting_cmps').insert({
      ...{ entity_id: setting?.id, cmp_id: row.id, component_type: 'booking.cancellation-tier' },
      ...{ field: 'cancellationTiers', order: index + 1 },
    });
  }
  await createUsualPolicy(strapi);
  await noticed();
  expect(usual()).toMatchObject({ name: 'Standard', tiers });
  const id = await chosen();
  expect(id).not.toBe(before);
  await connection('site_setting_cmps').where({ field: 'cancellationTiers' }).delete();
  await update(UID.cancellationPolicy, id ?? '', {
    tiers: [
      { percent: 100, days: 30 },
      { percent: 50, days: 14 },
    ],
  });
  await noticed();
});
