/** Replaces `next/navigation`, whose router the gallery lacks: a story is on this page. */
export const usePathname = () => '/galerie';
