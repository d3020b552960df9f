/** Entry of session storage that holds what the saver has typed; a sign-in uses it up, and a sign-out wipes it with all others. */
export const TAX_SAVING_KEY = 'hautelisse.tax-saving'
