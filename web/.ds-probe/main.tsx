import '../ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { GalleryPage } from '../ui/gallery.tsx'
const q = new URLSearchParams(location.search)
document.documentElement.lang = q.get('lang') ?? 'en'
document.documentElement.dir = q.get('lang') === 'ar' ? 'rtl' : 'ltr'
if (q.get('theme')) document.documentElement.dataset.theme = q.get('theme')!
createRoot(document.getElementById('root')!).render(<GalleryPage />)
