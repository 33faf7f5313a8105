/**
 * French for the editor's words: Sveltia CMS 0.221 shows its English where its French has none, and has
 * no option for that. The build of the editor adds these; a test says which its French has by now.
 */
export interface Words {
  [key: string]: string | Words;
}

/** A message of MessageFormat 2, by number. */
const counted = (one: string, others: string) =>
  `.input {$count :integer} .match $count one {{${one}}} * {{${others}}}`;

/** Words that the package's French lacks, of what the owner can reach. */
export const MISSING: Words = {
  select_item: 'Choisir {$name}',
  sign_in_with_link: 'Ouvrir l’éditeur',
  sign_in_with_link_confirmation:
    'Vous entrez comme « {$account} » ({$service}), avec les réglages de l’appareil qui a fait ce lien. Ne continuez que si vous l’avez demandé.',
  folders: 'Dossiers',
  more_folders: 'Autres dossiers',
  domain: 'Domaine',
  file_unavailable: 'Introuvable',
  file_unavailable_description: 'Ce fichier ne s’ouvre pas : il a été déplacé ou supprimé.',
  back_to_parent_folder: 'Revenir au dossier du dessus',
  new_folder: 'Nouveau dossier',
  new_folder_name: 'Nom du dossier',
  new_folder_create: 'Créer',
  folder_options: 'Options du dossier',
  show_folder_options: 'Afficher les options du dossier',
  rename_folder: 'Renommer le dossier',
  delete_folder: 'Supprimer le dossier',
  replace_file: 'Remplacer le fichier',
  replace_image: 'Remplacer l’image',
  remove_file: 'Retirer le fichier',
  remove_image: 'Retirer l’image',
  deleting_referenced_assets_note: counted(
    'Un contenu la montre : elle en sera retirée aussi.',
    '{$count} contenus la montrent : elle en sera retirée aussi.',
  ),
  cannot_delete_referenced_assets: counted(
    'Cette image sert encore, et ces champs ne peuvent pas rester vides. Changez-les d’abord :',
    'Ces images servent encore, et ces champs ne peuvent pas rester vides. Changez-les d’abord :',
  ),
  deleting_referenced_entries_note: counted(
    'Un autre contenu le cite : il ne le citera plus.',
    '{$count} autres contenus le citent : ils ne le citeront plus.',
  ),
  cannot_delete_referenced_entries: counted(
    'Ce contenu sert encore ailleurs, et ces champs ne peuvent pas rester vides. Changez-les d’abord :',
    'Ces contenus servent encore ailleurs, et ces champs ne peuvent pas rester vides. Changez-les d’abord :',
  ),
  show_errors: 'Montrer les erreurs',
  folder_path: 'Chemin du dossier',
  folder_contents: 'Contenu',
  x_folders: counted('{$count} dossier', '{$count} dossiers'),
  entry_sidebar: {
    slug: {
      title: 'Adresse',
      generated_on_save:
        'L’adresse se fait toute seule à l’enregistrement, avec le jour et l’heure.',
      unavailable: 'Ce contenu n’a pas d’adresse à lui.',
    },
  },
  save_conflict: {
    title: 'Ce contenu a changé entre-temps',
    modified_by: '{$name} a changé ce contenu le {$date}, après que vous l’avez ouvert.',
    modified: 'Ce contenu a changé après que vous l’avez ouvert.',
    deleted: 'Ce contenu a été supprimé après que vous l’avez ouvert.',
    overwrite_warning: 'Si vous enregistrez maintenant, ce changement sera perdu.',
    recreate_warning: 'Si vous enregistrez maintenant, il sera créé de nouveau.',
    save_anyway: 'Enregistrer quand même',
    branch_moved: 'Quelqu’un d’autre a enregistré au même moment. Essayez de nouveau.',
  },
  remote_change: {
    reload_entry: 'Recharger ce contenu',
    confirm_reloading_entry: 'Recharger ce contenu ? Ce que vous n’avez pas enregistré sera perdu.',
  },
  list_item_options: 'Options de la ligne',
  relation_field: {
    save_together_hint: '{$name} : le nouveau sera enregistré avec ce contenu.',
    add_failed: '{$name} : l’ajout a échoué.',
  },
};

/** Its count of wrong fields is not that of the owner: a row of a list counts twice, a draft once. */
export const REPLACED: Words = {
  entry_validation_errors: 'Rien n’est enregistré : corrigez les cases bordées de rouge.',
};

/** Words with others added, at every level. */
export const withWords = (words: Words, added: Words): Words => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(added).map(([key, word]) => {
      const known = words[key];
      const isBoth = typeof known === 'object' && typeof word === 'object';
      return [key, isBoth ? withWords(known, word) : word];
    }),
  ),
});
