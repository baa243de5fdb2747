import { type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
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
    <Suspense fallback={<Loading>{t('loading')}</Loading>}>
      <Switch>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path}>
            <Guarded route={route} />
          </Route>
        ))}
        <Route>
          <Titled title={t('notFound')}>
            <NotFoundScreen />
          </Titled>
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Lets in whom the route is for, and sends the others where they can go on (spec section 2). */
function Guarded({ route }: { readonly route: ScreenRoute }) {
  const isPlayer = useSession().kind === 'player';
  const state = useHistoryState<unknown>();
  const t = useCommonWording();
  if (route.who === 'player' && !isPlayer) {
    const wanted: Wanted = { path: route.path, state };
    return <Redirect to="/signin" replace state={{ wanted }} />;
  }
  if (route.who === 'visitor' && isPlayer) {
    const { path, state: stateThere } = destinationOf(state);
    return <Redirect to={path} replace state={stateThere} />;
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
