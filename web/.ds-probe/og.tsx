import '../ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { PreviewArt } from '../art/preview-art.tsx'
import { LanguageProvider } from '../lib/language.tsx'
const lang = new URLSearchParams(location.search).get('lang') as 'en'
document.documentElement.lang = lang
document.documentElement.dataset.theme = 'light'
createRoot(document.getElementById('root')!).render(<LanguageProvider language={lang}><PreviewArt /></LanguageProvider>)
