/*
 * `/auth/v1`: what Supabase Auth answers to sign-up, sign-in, recovery and changes of one's own account. What is not in
 * this table is not offered.
 */
import { Hono, type Context } from 'hono';
import type { Surface } from '../createGateway.ts';
import { bodyLimit } from '../http/bodyLimit.ts';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import { errorBoundary } from '../http/errorBoundary.ts';
import { AuthError, renderAuthError } from './authError.ts';
import { createAuthParts, type AuthParts } from './authParts.ts';
import { bodyTooLarge, unexpectedFailure } from './errors.ts';
import { followLink } from './followLink.ts';
import { grantOf } from './grants.ts';
import { bodyOf, limited, notHead, signedIn, unstored, visiting, type AuthEnvironment } from './guards.ts';
import { recoverPassword, recoverPasswordInput } from './recoverPassword.ts';
import { resendMail, resendMailInput } from './resendMail.ts';
import { publicSettings } from './settings.ts';
import { signOut } from './signOut.ts';
import { signUp, signUpInput } from './signUp.ts';
import { sweep } from './sweep.ts';
import { updateUser, updateUserInput } from './updateUser.ts';
import { userBody } from './userBody.ts';
import { verifyToken, verifyTokenInput } from './verifyToken.ts';

const SWEEP_INTERVAL = 5 * 60 * 1000;

const HEALTH = {
  version: 'gateway',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
};

const UNEXPECTED = 'Unexpected failure, please check server logs for more information';

export function authSurface(parts: Parts): Surface {
  const auth = createAuthParts(parts);
  const routes = new Hono<GatewayEnvironment>();
  routes.onError(answerError);
  routes.route('/', routesOf(auth, parts.config.bodyLimit));
  const sweeping = setInterval(() => {
    sweep(parts.database, parts.clock).catch((err: unknown) => parts.log.error({ err }, 'sweep failed'));
  }, SWEEP_INTERVAL);
  sweeping.unref();
  return {
    routes,
    async close() {
      clearInterval(sweeping);
      await auth.postbox.close();
    },
  };
}

function routesOf(auth: AuthParts, mostBytes: number): Hono<AuthEnvironment> {
  const api = new Hono<AuthEnvironment>();
  api.use(unstored(), bodyLimit(mostBytes, bodyTooLarge), visiting(auth));

  api.get('/health', (c) => c.json(HEALTH));
  api.get('/settings', (c) => c.json(publicSettings(auth.config)));

  api.post('/signup', limited(auth, 'signUpPerIp'), async (c) =>
    c.json(await signUp(auth, c.var.visit, await bodyOf(c, signUpInput))),
  );
  api.post('/token', limited(auth, 'tokenPerIp'), async (c) =>
    c.json(await grantOf(c.req.query('grant_type') ?? '')(auth, c.var.visit, await c.req.text())),
  );
  api.post('/logout', signedIn(auth), async (c) => {
    await signOut(auth, c.var.visit, c.var.signedIn, c.req.query('scope') ?? '');
    return c.body(null, 204);
  });

  api.get('/user', signedIn(auth), (c) => c.json(userBody(c.var.signedIn.user)));
  api.put('/user', limited(auth, 'updatePerIp'), signedIn(auth), async (c) =>
    c.json(await updateUser(auth, c.var.visit, c.var.signedIn, await bodyOf(c, updateUserInput))),
  );

  api.post('/recover', async (c) =>
    c.json(await recoverPassword(auth, c.var.visit, await bodyOf(c, recoverPasswordInput))),
  );
  api.post('/resend', async (c) =>
    c.json(await resendMail(auth, c.var.visit, await bodyOf(c, resendMailInput))),
  );
  api.get('/verify', notHead(), limited(auth, 'verifyPerIp'), async (c) =>
    c.redirect(
      await followLink(auth, c.var.visit, c.req.query('type') ?? '', c.req.query('token') ?? ''),
      303,
    ),
  );
  api.post('/verify', limited(auth, 'verifyPerIp'), async (c) =>
    c.json(await verifyToken(auth, c.var.visit, await bodyOf(c, verifyTokenInput))),
  );

  api.all('*', (c) => c.text('404 page not found\n', 404));
  return api;
}

/** The one place where an error becomes an answer, in the shape that the caller's version of the API has. */
function answerError(error: Error, c: Context<GatewayEnvironment>): Response | Promise<Response> {
  const render = (known: AuthError) =>
    renderAuthError(known, c.req.header('x-supabase-api-version'), c.var.requestId);
  return errorBoundary(
    () => render(unexpectedFailure(UNEXPECTED, error)),
    (it) => (it instanceof AuthError ? render(it) : null),
  )(error, c);
}
