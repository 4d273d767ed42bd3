import { join } from 'node:path';
import createError from 'http-errors';
import { Piscina } from 'piscina';
import type { PrintedPage } from '../../../../shared/domain/documents/printed-page';
import { placeOfBusiness } from '../../../../shared/format/place';
import type { PrintingTask } from './pdf-worker';

/** A document may take so long; one of a hundred pages takes a tenth of it. */
const TIMEOUT_MS = 20_000;
const MEGABYTES = 256;
/** A worker without work gives its memory back after so long. */
const IDLE_MS = 60_000;
/** As many may wait; more are refused. */
const MOST_WAITING = 60;

/** Makes PDFs in a worker thread, one after the other, so that nobody else waits for it. */
export function createPdfRenderer() {
  let pool: Piscina<PrintingTask, Uint8Array> | null = null;

  const open = () =>
    (pool ??= new Piscina({
      filename: join(__dirname, 'pdf-worker.js'),
      ...{ minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, maxQueue: MOST_WAITING, recordTiming: false },
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    }));

  return {
    /**
     * The PDF of a page.
     * @throws HttpError 503 while so many are asked for that this one has to come later
     */
    async render(page: PrintedPage): Promise<Buffer> {
      const workers = open();
      if (workers.queueSize >= MOST_WAITING) throw tooMany();
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        return Buffer.from(await workers.run({ page, place: placeOfBusiness() }, { signal }));
      } catch (error) {
        throw signal.aborted ? tooMany(error) : error;
      }
    },

    /** Ends the worker. */
    async stop(): Promise<void> {
      await pool?.destroy();
      pool = null;
    },
  };
}

const tooMany = (cause?: unknown) =>
  createError(503, 'Too many documents are being made right now. Please try again in a few seconds', {
    cause,
  });
