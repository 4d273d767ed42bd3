import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Alert, Box, Flex, Loader, Typography } from '@strapi/design-system';
import { Page as StrapiPage, useIsMobile } from '@strapi/strapi/admin';
import { localToday, firstOfMonth } from '../format/dates';
import type { Asked } from '../components/apartments/apartment-pages';
import { PageLinks } from '../components/list';
import { PhoneMenuLink } from '../components/page';
import { CalendarPanel } from './panel/calendar-panel';
import { FilterBar } from './filters/filter-bar';
import { NO_FILTERS, type Filters } from './filters/filters';
import { FoundStays, useGuestSearch } from './filters/guest-search';
import { Frame } from './frame-style';
import { Grid, KEYS_ID } from './grid/grid';
import { Legend } from './legend';
import { NavigationBar } from './navigation-bar';
import { dayAt, DAYS_IN_WEEK, indexOf, scaleOf, ZOOMS, type Zoom } from './timeline/scale';
import { barOfStay } from './timeline/rows';
import { useSelection } from './use-selection';
import { DAYS_BEFORE, useScrollPosition } from './use-scroll-position';
import { useTimeline } from './timeline/use-timeline';
import { messages } from '../messages/messages';

const NAMES = 240;
const NAMES_ON_A_PHONE = 118;
const NO_AREAS: [] = [];
const ALL: Asked<Filters> = { filters: NO_FILTERS, page: 1 };

/** The apartments in one timeline; very many of them page by page. */
export function CalendarPage() {
  const isPhone = useIsMobile();
  const [today] = useState(() => localToday());
  const [zoom, setZoom] = useState<Zoom>('weeks');
  const [asked, setAsked] = useState(ALL);
  const width = ZOOMS.find(({ key }) => key === zoom)?.width ?? ZOOMS[0].width;
  const scale = useMemo(
    () => scaleOf(today, width, isPhone ? NAMES_ON_A_PHONE : NAMES),
    [today, width, isPhone],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const { view, onView, goTo, restore } = useScrollPosition(scroller, scale);
  const { rows, meta, shown, error, reload } = useTimeline(scale.origin, view, asked);
  const isBusy = shown !== null && shown !== asked;
  const stays = useGuestSearch(asked.filters.search, today);
  const { selected, open, focusRound, mark, openBar, openMarked, clear } = useSelection(scale.today);
  const isReady = meta !== null;
  const t = messages().calendar;
  useLayoutEffect(() => {
    if (isReady) restore();
  }, [restore, isReady]);
  const onFilters = useCallback((filters: Filters): void => setAsked({ filters, page: 1 }), []);
  const close = useCallback((): void => {
    clear();
    scroller.current?.focus();
  }, [clear]);
  // Other rows now stand where those did that were selected: they are never seen selected in their place.
  useLayoutEffect(() => {
    clear();
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [clear, shown]);

  return (
    <>
      <StrapiPage.Title>{t.title}</StrapiPage.Title>
      <StrapiPage.Main>
        <Frame>
          <PhoneMenuLink />
          <Flex direction="column" alignItems="stretch" gap={3} padding={4} paddingBottom={3}>
            <NavigationBar
              today={today}
              month={firstOfMonth(dayAt(scale, (view.first + 2) * DAYS_IN_WEEK - 1), 0)}
              onMonth={(day) => goTo(indexOf(scale, day))}
              onToday={() => goTo(scale.today - DAYS_BEFORE)}
              zoom={zoom}
              onZoom={setZoom}
              status={meta ? t.shown(meta.pagination.total) : t.loading}
            />
            <FilterBar areas={meta?.areas ?? NO_AREAS} filters={asked.filters} onChange={onFilters} />
            <FoundStays
              // They lead to rows, which have to be there.
              stays={isBusy ? [] : stays}
              onGo={(stay) => {
                const row = rows.findIndex(({ apartment }) => apartment.apartmentId === stay.apartmentId);
                const bar = barOfStay(stay, scale.origin);
                openBar({ row: Math.max(0, row), day: bar.start }, stay.apartmentId, bar, false);
                goTo(bar.start - DAYS_BEFORE);
              }}
            />
          </Flex>
          {error === null ? null : (
            <Alert variant="danger" title={t.failed} closeLabel={t.tryAgain} onClose={() => void reload()}>
              {error}
            </Alert>
          )}
          <div className="middle" aria-busy={isBusy}>
            {!isReady ? (
              <Flex justifyContent="center" flex="1">
                <Loader>{t.loadingCalendar}</Loader>
              </Flex>
            ) : (
              <Grid
                scroller={scroller}
                rows={rows}
                scale={scale}
                selected={selected}
                onView={onView}
                onMark={mark}
                onBar={(cell, bar) => openBar(cell, rows[cell.row]?.apartment.apartmentId ?? '', bar, false)}
                onOpen={(byKey) => openMarked(rows, byKey)}
                onClear={clear}
              />
            )}
            {isReady && rows.length === 0 ? (
              <Box className="empty">
                <Typography>{t.noMatch}</Typography>
              </Box>
            ) : null}
            <CalendarPanel
              rows={rows}
              scale={scale}
              selected={selected}
              open={open}
              takesFocus={focusRound}
              onMark={mark}
              onClose={close}
              onChanged={() => void reload()}
            />
          </div>
          {meta && <PageLinks pagination={meta.pagination} onPage={(page) => setAsked({ ...asked, page })} />}
          <div className="foot">
            <Legend />
            <Typography id={KEYS_ID} className="keys" variant="pi" textColor="neutral600">
              {t.keys}
            </Typography>
          </div>
        </Frame>
      </StrapiPage.Main>
    </>
  );
}
