import { useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Listing, ListingChoices } from 'booking-rules/contracts/setup/listings';
import { useApi } from '../api/client';
import { fieldErrors } from '../api/errors';
import { useForm } from '../components/form';
import { messages } from '../messages/messages';
import {
  changeOf,
  describedAnew,
  formOf,
  mergedForm,
  newForm,
  problemsOf,
  stepOf,
  type ListingForm,
  type StepKey,
} from './draft';
import { usePhotoUploads } from './use-photo-uploads';

/**
 * A listing while it is written. It is saved step by step, each time by what was changed; what is refused stays as it
 * was typed.
 * @param kept as the server has it; null for a new one
 */
export function useListingForm(kept: Listing | null, choices: ListingChoices) {
  const api = useApi();
  const { post } = useFetchClient();
  const [saved, setSaved] = useState(kept);
  const form = useForm<ListingForm>(kept ? formOf(kept) : newForm(choices));
  const { values, set, reject, submit } = form;
  const uploads = usePhotoUploads((photo) => set((now) => ({ photos: [...now.photos, photo] })));
  const before = saved ? formOf(saved) : null;
  const change = changeOf(before, values);
  const described = describedAnew(saved?.photos ?? [], values.photos);
  const isChanged = Object.keys(change).length > 0 || described.length > 0;

  async function write(): Promise<Listing> {
    if (described.length > 0) {
      const updates = described.map(({ id, alternativeText }) => ({ id, fileInfo: { alternativeText } }));
      await post('/upload/actions/bulk-update', { updates });
    }
    if (saved === null) {
      const body = { data: { ...change, name: values.name } };
      return (await api.call('POST /booking-rules/listings', { body })).data;
    }
    const { documentId } = saved;
    if (!isChanged) return saved;
    return (
      await api.call('PUT /booking-rules/listings/{documentId}', {
        params: { documentId },
        body: { data: change },
      })
    ).data;
  }

  /** Takes what the server has made of what was sent; what was typed in the meantime stays. */
  function keep(listing: Listing): void {
    setSaved(listing);
    set((now) => mergedForm(now, values, formOf(listing)));
  }

  /**
   * @param onSaved with what the server has now
   * @param onRefused with the step at whose fields something is wrong
   */
  async function save(onSaved: (listing: Listing) => void, onRefused: (step: StepKey) => void) {
    const problems = problemsOf(values);
    const [problem] = Object.keys(problems);
    if (problem !== undefined) {
      reject(problems);
      onRefused(stepOf(problem) ?? 'basics');
      return;
    }
    await submit(async () => {
      try {
        const listing = await write();
        keep(listing);
        onSaved(listing);
        return null;
      } catch (error) {
        const [field] = fieldErrors(error).keys();
        const step = field === undefined ? null : stepOf(field);
        if (step !== null) onRefused(step);
        throw error;
      }
    }, 'save');
  }

  /** Publishes what is saved. */
  async function publish(onRefused: (step: StepKey) => void): Promise<void> {
    if (saved === null) return;
    const { documentId } = saved;
    await submit(async () => {
      try {
        const path = 'POST /booking-rules/listings/{documentId}/publish';
        keep((await api.call(path, { params: { documentId } })).data);
        return messages().listings.page.published;
      } catch (error) {
        const [field] = fieldErrors(error).keys();
        const step = field === undefined ? null : stepOf(field);
        if (step !== null && step !== 'photos') onRefused(step);
        throw error;
      }
    }, 'publish');
  }

  return { ...form, saved, isChanged, uploads, save, publish };
}

export type ListingFormState = ReturnType<typeof useListingForm>;
