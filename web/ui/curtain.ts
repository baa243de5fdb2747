import { createContext } from 'react';

/** Whether something covers the whole screen for a while (the splash): dialogs wait until it is gone. */
export const CurtainContext = createContext(false);
