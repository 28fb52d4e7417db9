/** The version of pdf.js, under which its files are served (build/pdfFiles.ts). */
declare const __PDFJS_VERSION__: string
