export { DeclarationPage } from './declaration-page.tsx'
