/** The host, or the account, allows no further connection. */
export const TOO_MANY = /\b421\b|too many|maximum number|already connected/i;
export const DISK_FULL = /\b[45]52\b|quota|no space|disk.? ?full/i;

/** What is to be done, by error message: the first match counts. */
const ADVICE: [RegExp, string][] = [
  [/^spawn/, 'Il manque « ssh » ou « tar » sur cet ordinateur. Installez-le, ou publiez par FTP.'],
  [
    /Host key verification|HOST IDENTIFICATION/i,
    'Le serveur n’est pas connu ici, ou pas celui que UPLOAD_HOST_KEY annonce. Lancez une fois « ssh compte@serveur », et comparez l’empreinte à celle de l’hébergeur.',
  ],
  [
    /^Dossier/,
    'Le dossier que nomme UPLOAD_TO n’existe pas chez l’hébergeur, ou ce compte n’y entre pas. Pour un compte FTP limité à « public_html », UPLOAD_TO ne nomme pas de dossier.',
  ],
  [
    TOO_MANY,
    'L’hébergeur n’accepte pas une connexion de plus. Fermez FileZilla, et toute autre publication, puis attendez quelques minutes.',
  ],
  [
    DISK_FULL,
    'L’hébergeur n’a plus de place ; ce qui attendait là-bas a été retiré. Libérez-en : dans cPanel, « Utilisation du disque » dit ce qui la prend.',
  ],
  [
    /Permission denied \(|error in libcrypto|\b530\b/,
    'Le serveur refuse le compte : voyez UPLOAD_TO, et UPLOAD_KEY (la clé entière) ou UPLOAD_PASSWORD.',
  ],
  [
    /UPLOAD_CERTIFICATE/,
    'Rien ne prouve que ce serveur soit le vôtre : son certificat ne vient pas d’une autorité, ou porte un autre nom que celui de UPLOAD_TO. Prenez le nom de serveur que donne l’hébergeur. Sinon, demandez-lui l’empreinte SHA-256 de son certificat FTP ; si c’est celle-ci, ajoutez cette ligne aux réglages.',
  ],
  [
    /certificate/i,
    'Le certificat du serveur n’est plus valable. Demandez à l’hébergeur de le renouveler.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|resolve hostname/,
    'Ce nom de serveur n’existe pas, ou cet ordinateur n’est pas relié à Internet. Voyez UPLOAD_TO.',
  ],
  [
    /ECONN|control|port \d+: /,
    'Le serveur ne répond pas, ou plus. Voyez votre connexion, puis le serveur et le port de UPLOAD_TO.',
  ],
  [
    /\b50[0-4]\b/,
    'Le serveur ne chiffre pas : le mot de passe passerait en clair. Demandez FTPS ou SSH à l’hébergeur, ou publiez par « npm run package ». UPLOAD_CERTIFICATE=aucun envoie quand même.',
  ],
  [
    /data |transfer strateg|\b42[56]\b/,
    'Le serveur répond, mais les fichiers ne passent pas : un pare-feu bloque le mode passif, ici ou chez l’hébergeur. Essayez un autre réseau, demandez SSH, ou publiez par « npm run package ».',
  ],
  [
    /\b55[03]\b|Permission denied|not permitted/,
    'L’hébergeur refuse d’écrire, de renommer ou de supprimer ce fichier. Demandez-lui ce droit pour ce compte, dans tout le dossier.',
  ],
  [/not found/, 'Il manque « tar » chez l’hébergeur. Demandez-le, ou publiez par FTP.'],
];

/** An error that begins with what to do in French; `words` are those of the host or the program. */
export function failure(words: string): Error {
  const [, advice = 'La connexion a été coupée, ou le serveur a refusé.'] =
    ADVICE.find(([pattern]) => pattern.test(words)) ?? [];
  return new Error(
    `Pas publié. ${advice}\nLe site en ligne est resté entier. Lancez la publication de nouveau quand c’est corrigé : elle reprend où elle s’est arrêtée.\n\nLe message reçu : ${words.trim()}`,
  );
}
