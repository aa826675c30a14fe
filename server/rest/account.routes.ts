import { requireViewer } from '../platform/viewer';
import { AccountService } from '../features/accounts/account.service';
import { LoggedIn, InvalidCredentials, PasswordReset, Registered } from '../features/accounts/account.types';
import { PasswordResetService } from '../features/accounts/password-reset.service';
import { created, ok, refused, type Route } from './route';
import { userShape } from './shapes';

/** Accounts: register, log in, reset a password, who one is. */
export const accountRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/signup',
    answer: async ({ body, address }, services) => {
      const role = typeof body.role === 'string' ? body.role.toUpperCase() : body.role;
      const input = { ...body, role };
      const result = await services(AccountService).register(input, address);
      return result instanceof Registered
        ? created({ user: userShape(result.account) })
        : refused(400, result.message);
    },
  },
  {
    method: 'post',
    path: '/auth/login',
    answer: async ({ body, address }, services) => {
      const result = await services(AccountService).logIn(body, address);
      if (result instanceof LoggedIn)
        return ok({ token: result.token, user: userShape(result.viewer.account) });
      return refused(result instanceof InvalidCredentials ? 401 : 400, result.message);
    },
  },
  {
    method: 'post',
    path: '/auth/request-reset-token',
    answer: async ({ body, address }, services) => {
      const result = await services(PasswordResetService).requestPasswordReset(body, address);
      if (!('resetToken' in result)) return refused(400, result.message);
      const { message, resetToken } = result;
      return ok(resetToken === null ? { message } : { message, resetToken });
    },
  },
  {
    method: 'post',
    path: '/auth/reset-password',
    answer: async ({ body, address }, services) => {
      const result = await services(PasswordResetService).resetPassword(body, address);
      return result instanceof PasswordReset ? ok({ message: result.message }) : refused(400, result.message);
    },
  },
  {
    method: 'get',
    path: '/auth/profile',
    answer: async ({ viewer }) => ok(userShape(requireViewer(viewer).account)),
  },
];
