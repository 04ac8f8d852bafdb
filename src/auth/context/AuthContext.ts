import {createContext} from 'react';
import type {Auth} from '../state/auth';

export const AuthContext = createContext<Auth | undefined>(undefined);
