export { BOUND_CALLS, createApi } from './create-api.ts'
export { PEOPLE, type Person } from './people/index.ts'
export { accountsSince } from './portfolios/index.ts'
export {
  DEFAULT_LIMITS,
  openClock,
  cookieCredentials,
  pageCredentials,
  sweep,
  type ApiClock,
  type ApiEnv,
  type ApiOptions,
  type CredentialName,
  type Credentials,
  type Limits,
  type PageCredentials,
} from './server/index.ts'
export { DOOR_STYLE } from './stand-in/index.ts'
export { memoryStorage, webStorage, type Storage, type WebStore } from './storage/index.ts'
