export * from './article-accompagnement';
export * from './article-alimentation';
export * from './article-bien-etre';
export * from './article-domicile';
export * from './article-sante';
export * from './blog-confort';
export * from './blog-hopital';
export * from './blog-humain';
