import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followColorScheme } from '../lib/colorScheme';
import { KitPage } from './KitPage';

// The page for developers that kit.html shows at /kit. Only the development server knows it: the build starts at
// index.html, so none of this is in the product.
followColorScheme();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <KitPage />
  </StrictMode>,
);
