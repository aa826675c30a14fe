import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApolloClient } from '../apollo/client';
import { App } from './App';
import { routes } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <App client={createApolloClient()} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
