import { type ReactNode, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { WhileLoading } from '../backend/loadChunk.ts';
import { useSession } from '../backend/useSession.ts';
import { Loading } from '../ui/Loading.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ROUTES, type ScreenRoute } from './routes.ts';
import { destinationOf, type Wanted } from './destination.ts';
import { useCommonWording } from './useCommonWording.ts';

/** The screen that belongs to the address. */
export function Screens() {
  const t = useCommonWording();
  return (
    <WhileLoading value={<Loading>{t('loading')}</Loading>}>
      <Switch>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path}>
            <Guarded path={route.path} route={route} />
          </Route>
        ))}
        <Route>
          <Titled title={t('notFound')}>
            <NotFoundScreen />
          </Titled>
        </Route>
      </Switch>
    </WhileLoading>
  );
}

/** Lets in whom the route is for, and sends the others where they can go on (spec section 2). */
function Guarded({ path, route }: { readonly path: string; readonly route: ScreenRoute }) {
  const isPlayer = useSession().kind === 'player';
  const state = useHistoryState<unknown>();
  const t = useCommonWording();
  if (route.who === 'player' && !isPlayer) {
    if (route.visitorsGoTo) return <Redirect to={route.visitorsGoTo} replace />;
    const wanted: Wanted = { path, state };
    return <Redirect to="/signin" replace state={{ wanted }} />;
  }
  if (route.who === 'visitor' && isPlayer) {
    const wanted = destinationOf(state);
    return <Redirect to={wanted.path} replace state={wanted.state} />;
  }
  return (
    <Titled title={route.title && t(route.title)}>
      <route.Screen />
    </Titled>
  );
}

function Titled({ title, children }: { readonly title: string | null; readonly children: ReactNode }) {
  const t = useCommonWording();
  const name = t('appName');
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
  return children;
}
