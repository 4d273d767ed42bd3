import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { pageDataAddress } from './page-data-plugin.ts';

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), pageDataAddress()],
  resolve: {
    // React 18 lies at the root for Strapi's admin; nothing here may reach it.
    dedupe: ['react', 'react-dom'],
  },
  ssr: {
    noExternal: [
      'booking-rules',
      '@strapi/blocks-react-renderer',
      '@tanstack/react-query',
      'lucide-react',
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
                // Changes only with its version, so a returning guest keeps it; and compresses better in one piece.
                { name: 'framework', test: /\/node_modules\/(?:react|react-dom|scheduler|vike)\// },
                // What nearly every page uses would otherwise come in a dozen small files, which compress badly.
                {
                  name: 'house',
                  test: /\/site\/(?:(?:app|background|content-backend|currency|is-record|page-context|page-error|page-head|page-title|search-query|session-token-key|show-head|stored-item)\.tsx?|features\/account\/account-slot\.tsx|features\/builds\/(?:chunk-reload|new-build|when-idle)\.ts|ui\/(?:button|card|container|field|icon|lazy-when-idle|notice|picture|price|skeleton|use-browser)\.tsx?|features\/(?:layout\/(?:copy-text|currency-switch|endorsement|header|layout|mobile-menu|promotion-[a-z]+)|search\/(?:apartment-features|stay-card|stay-price|cover))\.tsx?)$|\/booking-rules\/shared\/(?:format\/(?:money|day)|domain\/stay)\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // The icon sprite and the fonts are fetched once, not repeated inside every page's chunk.
    assetsInlineLimit: 0,
  },
});
