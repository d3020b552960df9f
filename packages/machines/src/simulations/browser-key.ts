/** Key of local storage under which somebody without an account keeps simulations in this browser. BEY-08. */
export const BROWSER_KEY = 'hautelisse.simulations'
