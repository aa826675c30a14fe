import 'graphiql/setup-workers/vite';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { readStored } from '../src/lib/storage';
import { authorizationHeaders } from './authorizationHeaders';
import { fetcher } from './fetcher';
import './graphiql.css';
import { starterOperations } from './starterOperations';

/** Whether GraphiQL has stored tabs of an earlier visit, which it then shows instead of the starter operations. */
const hasKeptTabs = readStored('graphiql:tabState') !== null;
const headers = JSON.stringify(authorizationHeaders(), null, 2);

createRoot(document.getElementById('graphiql')!).render(
  <GraphiQL
    fetcher={fetcher}
    // Headers are not stored between visits, so a token does not outlive its session here.
    defaultHeaders={headers}
    // GraphiQL does not take the first tab's variables from `defaultTabs`.
    initialVariables={hasKeptTabs ? undefined : starterOperations[0]?.variables}
    defaultTabs={starterOperations.map((operation) => ({ ...operation, headers }))}
  >
    <GraphiQL.Logo>
      <a href="/">Waymark</a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
