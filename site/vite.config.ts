import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { messageFiles } from './app/builds/message-files-plugin.ts';
import { firstLoad } from './app/builds/first-load-plugin.ts';
import { pageDataAddress } from './app/builds/page-data-plugin.ts';

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), pageDataAddress(), firstLoad(), messageFiles()],
  resolve: {
    // React 18 lies at the root for Strapi's admin; nothing here may reach it.
    dedupe: ['react', 'react-dom'],
  },
  ssr: {
    noExternal: [
      'booking-rules',
      '@strapi/blocks-react-renderer',
      '@tanstack/react-query',
      'react-day-picker',
      'yet-another-react-lightbox',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // There before anything else is: see `app/start.ts`.
                { name: 'early', test: /\/site\/lib\/first-use\.ts$/ },
                // Changes only with its version, so a returning guest keeps it; and compresses better in one piece.
                { name: 'framework', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                // What most pages use would otherwise come in a dozen small files, which compress badly. The api stays
                // out: few pages ask for anything before somebody does something.
                {
                  name: 'shared',
                  test: /\/(?:site\/(?:app|lib|messages(?!\/\w+\/)|ui|features|pages(?=\/\+on[HPR]))|booking-rules\/shared(?!\/messages\/\w+\/))\/.+\.tsx?$/,
                  tags: ['$initial'],
                  minShareCount: 12,
                },
                // Lists of stays: on the homepage, in the results, in every area.
                {
                  name: 'search',
                  test: /\/(?:site\/(?:features\/search\/.+|lib\/search-query|pages\/sections\/sections-below)|shared\/domain\/(?:map-box|flexible-dates|stay))\.tsx?$/,
                  tags: ['$initial'],
                  minShareCount: 3,
                },
                // The forms of accounts, which begin their pages.
                {
                  name: 'account-forms',
                  test: /\/site\/(?:forms|session|features\/account)\/.+\.tsx?$/,
                  tags: ['$initial'],
                  minShareCount: 5,
                },
                /*
                 * What comes once the browser is idle. A part with all that it imports is one file, so that a page
                 * fetches a few of them in place of one for each module.
                 */
                // On the pages where guests sign in, which need nothing else of what follows.
                { name: 'safe-redirect', test: /\/booking-rules\/shared\/safe-redirect\.ts$/ },
                // So small that a request costs more than its bytes, and used by many of the parts below.
                {
                  name: 'small-parts',
                  test: /\/(?:site\/(?:(?:ui|lib)\/[\w-]+|features\/(?:enquiry\/enquiry-done|search\/results\/page[\w-]+))|booking-rules\/shared\/(?!messages\/\w+\/).+)\.tsx?$/,
                  minShareCount: 3,
                  maxModuleSize: 1500,
                },
                // The first parts of a gallery. Other parts use them too, and would bring all that they need with them.
                { name: 'gallery', test: /\/site\/(?:ui\/action-link|features\/gallery\/tour)\.tsx?$/ },
                // In the footer, and the first thing of the contact page.
                { name: 'contact-block', test: /\/site\/features\/layout\/contact-block\.tsx$/ },
                // The work in the background, which begins though nobody uses the page.
                { name: 'after-idle', test: /\/site\/app\/builds\/after-idle\.ts$/ },
                // Around every page: menus, footer, consent.
                {
                  name: 'around-pages',
                  test: /\/site\/features\/(?:layout\/(?:menu-links|mobile-menu-links|wishlist-link|footer)|integrations\/consent-bar)\.tsx?$/,
                },
                {
                  name: 'stay-cards',
                  test: /\/site\/features\/search\/results\/(?:card|recently-seen)\.tsx$/,
                },
                // What an apartment and the pages behind it ask of guests: dates, how many they are, who they are.
                {
                  name: 'guest-forms',
                  test: /\/site\/(?:ui\/(?:sheet|stepper|calendar\/date-(?:range|sheet|fields)|phone\/phone-field)|features\/enquiry\/enquiry-form)\.tsx?$/,
                },
                // What a stay costs, and the calendar in which it is chosen.
                {
                  name: 'quote-parts',
                  test: /\/(?:site\/(?:features\/quote\/(?:promotion-field|quote-answer|price-lines|refund-ladder)|ui\/calendar\/stay-calendar)|booking-rules\/shared\/(?:explain\/describe|format\/payment-parts|domain\/payments\/payment-schedule))\.tsx?$/,
                },
                {
                  name: 'search-form',
                  test: /\/site\/features\/search\/(?:form\/search-form|results\/(?:result-tools|applied-filters))\.tsx$/,
                },
                {
                  name: 'guides-and-reviews',
                  test: /\/site\/(?:features\/(?:guides|reviews)|ui)\/(?:\w+-(?:list|card)|average-rating|stars|rich-text)\.tsx$/,
                  minShareCount: 2,
                },
                { name: 'page-sections', test: /\/site\/pages\/sections\/page-sections\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // The icon file and the fonts are fetched once, not repeated inside every page's chunk.
    assetsInlineLimit: 0,
    modulePreload: {
      // A page's script names what it needs itself, and is fetched before it is tapped. The list of all pages' files
      // would be part of every first load.
      resolveDependencies: (_file, files, { hostId }) =>
        hostId.includes('entry-client-routing') ? files.filter((file) => file.endsWith('.css')) : files,
    },
  },
});
