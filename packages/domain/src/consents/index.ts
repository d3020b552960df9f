export { companyPension, companyPensionCall, mirrorConsentCall, transmissionConsentCall, type CompanyPension } from './calls.ts'
export {
  COOKIE_CHOICES,
  COOKIE_CHOICE_MONTHS,
  cookieChoice,
  cookieChoiceEnd,
  currentCookieChoice,
  type CookieChoice,
} from './cookie-choice.ts'
