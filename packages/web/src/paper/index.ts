export { PdfButton, type Sheet } from './pdf-button.tsx'
