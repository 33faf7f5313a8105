import type { Metadata, Viewport } from 'next';
import { Document, FrenchFrame } from '@/components/layout/Frame';
import { FrenchFoot } from '@/components/layout/footer/FrenchFoot';
import { FrenchHead } from '@/components/layout/header/FrenchHead';
import { LoadingOverlay } from '@/components/layout/LoadingOverlay';
import { Navigation } from '@/components/layout/Navigation';
import { OfflineCopy } from '@/components/layout/OfflineCopy';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { themeColor } from '@/lib/metadata/colour';
import { SITE_URL } from '@/lib/metadata/metadata';
import { atkinson, bricolage } from './fonts';
import './fallbackFonts.css';
import './globals.css';
import './print.css';

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  // Phone numbers are links already; iOS would also link prices and dates.
  formatDetection: { telephone: false },
  // The root's font size follows the text size of the phone (Chrome from 146 on).
  other: { 'text-scale': 'scale' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor,
};

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <Document className={`${bricolage.variable} ${atkinson.variable}`}>
      <body>
        <FrenchFrame head={<FrenchHead />} foot={<FrenchFoot />}>
          {children}
        </FrenchFrame>
        <ErrorBoundary>
          <Navigation />
        </ErrorBoundary>
        <ErrorBoundary>
          <LoadingOverlay />
        </ErrorBoundary>
        <OfflineCopy />
      </body>
    </Document>
  );
}
