/** What to do about more than one thing that may be wrong, in French. */

export const HTACCESS =
  'Sous Apache ou LiteSpeed (cPanel), le fichier « .htaccess » du site manque ou n’est pas lu : publiez avec « npm run package », qui le met dans l’archive, et demandez mod_rewrite à l’hébergeur.';

export const NO_HEADERS =
  'Sous Apache, demandez mod_headers à l’hébergeur. Chez Netlify et Cloudflare Pages, « _headers » doit être dans le dossier publié. GitHub Pages ne le permet pas : préférez un autre hébergeur.';
