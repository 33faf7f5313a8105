import type { Metadata, Viewport } from 'next';
import { CallBar } from '@/components/layout/CallBar';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { LoadingOverlay } from '@/components/layout/LoadingOverlay';
import { Navigation } from '@/components/layout/Navigation';
import { OfflineCopy } from '@/components/layout/OfflineCopy';
import { Part } from '@/components/layout/Part';
import { MAIN_ID, SkipLink } from '@/components/layout/SkipLink';
import { site } from '@/lib/content/made/site';
import { asset } from '@/lib/assets';
import { SITE_URL } from '@/lib/build/metadata';
import { FEED_FILE, routes } from '@/lib/routes';
import { pageAt } from './content';
import { atkinson, bricolage } from './fonts';
import './fallbackFonts.css';
import './globals.css';
import './print.css';

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  applicationName: site.name,
  // Phones are links already: iOS must not make more of them out of prices and dates.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#141b45',
  colorScheme: 'light',
};

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="fr" className={`${bricolage.variable} ${atkinson.variable}`}>
      <body>
        {/* Moves to the head. In `metadata` it would be lost: a page's `alternates` replace the layout's. */}
        <link
          rel="alternate"
          type="application/atom+xml"
          title={pageAt(routes.blog).heading}
          href={asset(FEED_FILE)}
        />
        <Part name="head">
          <SkipLink />
          <Header />
        </Part>
        <Part name="main">
          <main id={MAIN_ID} tabIndex={-1}>
            {children}
          </main>
        </Part>
        <Part name="foot">
          <Footer />
          <CallBar />
        </Part>
        <Navigation />
        <LoadingOverlay />
        <OfflineCopy />
      </body>
    </html>
  );
}
