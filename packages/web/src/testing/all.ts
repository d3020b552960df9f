/** Whether whole tables are looked at, as `npm run test:all` does, or a sample of each. */
export const IS_ALL = (import.meta.env['VITE_TEST_ALL'] ?? '') !== ''
