/** The languages of the client, as `wuchale.config.js` has them. */
export declare const locales: string[];
